// Taking a file away: asked for by hand, so that a refusal is told as a sentence.
import { Problem, type Schema } from '../lib/api.ts';
import { language, t } from '../lib/texts.svelte.ts';

async function asked(address: string): Promise<Response> {
  try {
    return await fetch(address, { headers: { 'accept-language': language() } });
  } catch {
    throw new Problem('offline', t('web-parts-offline'), 0);
  }
}

/** Fetch what lies at an address, and hand it to the browser as a file. */
export async function take(address: string, name: string): Promise<void> {
  const answer = await asked(address);
  if (!answer.ok) {
    const told: Schema<'Problem'> | undefined = await answer.json().catch(() => undefined);
    throw new Problem('refused', told?.sentence ?? t('web-parts-unavailable'), answer.status);
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
