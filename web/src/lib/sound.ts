// Card, pencil, glass: made here out of noise and a few pure tones; quiet.
import { settings } from './settings.svelte.ts';

export type Sound = 'card' | 'pencil' | 'glass';
let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Half a second of noise, made once. */
function noise(audio: AudioContext): AudioBufferSourceNode {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = hiss;
  return source;
}

function swell(
  audio: AudioContext,
  at: number,
  rise: number,
  loud: number,
  fall: number,
): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(audio.destination);
  return gain;
}

function rustle(
  audio: AudioContext,
  at: number,
  pitch: number,
  loud: number,
  length: number,
): void {
  const source = noise(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 0.8;
  band.frequency.setValueAtTime(pitch, at);
  band.frequency.exponentialRampToValueAtTime(pitch / 2.2, at + length);
  source.connect(band).connect(swell(audio, at, length * 0.2, loud, length * 0.8));
  source.start(at, Math.random() * 0.2, length);
}

function ring(audio: AudioContext, at: number, pitch: number, loud: number, length: number): void {
  const tone = audio.createOscillator();
  tone.frequency.value = pitch;
  tone.connect(swell(audio, at, 0.004, loud, length));
  tone.start(at);
  tone.stop(at + length + 0.1);
}

const MADE: Record<Sound, (audio: AudioContext, at: number) => void> = {
  // It slides over the leather, and comes to lie.
  card(audio, at) {
    rustle(audio, at, 3200, 0.07, 0.13);
    rustle(audio, at + 0.1, 700, 0.09, 0.05);
  },
  // Two strokes.
  pencil(audio, at) {
    rustle(audio, at, 5200, 0.035, 0.07);
    rustle(audio, at + 0.09, 4300, 0.03, 0.08);
  },
  // A glass that is touched with a nail: its partials are no multiples of one another.
  glass(audio, at) {
    ring(audio, at, 1396, 0.05, 1.1);
    ring(audio, at, 3712, 0.02, 0.5);
    ring(audio, at, 7140, 0.008, 0.22);
  },
};

/** Let something be heard, where the reader likes it; browsers are silent until the page was touched. */
export function sound(name: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    MADE[name](context, context.currentTime + 0.01);
  } catch {
    // No sound here; nothing else is lost.
  }
}
