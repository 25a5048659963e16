// Custom properties of an element, set by way of the CSSOM, as the security policy wants it: `{@attach vars({…})}`.
import type { Attachment } from 'svelte/attachments';

export const vars =
  (values: Record<string, string | number>): Attachment<HTMLElement | SVGElement> =>
  (element) => {
    for (const [name, value] of Object.entries(values))
      element.style.setProperty(`--${name}`, String(value));
  };
