// How colours look to every kind of eye.

export type Light = readonly [number, number, number];

/** Machado, Oliveira and Fernandes (2009), for the whole loss of one kind of cone; and no colour at all. */
export const EYES: Record<string, readonly Light[]> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  'no colour': [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

function light(hex: string): Light {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const linear = [1, 3, 5].map((at) => {
    const value = parseInt(long.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return linear as unknown as Light;
}

function seen(hex: string, eye: readonly Light[]): number {
  const given = light(hex);
  const [r = 0, g = 0, b = 0] = eye.map((row) =>
    Math.min(1, Math.max(0, row[0] * given[0] + row[1] * given[1] + row[2] * given[2])),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours as WCAG has it, as they look to this eye. */
export function contrast(one: string, other: string, eye = EYES['all colours'] ?? []): number {
  const [dark = 0, bright = 0] = [seen(one, eye), seen(other, eye)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
