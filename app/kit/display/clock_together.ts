/** Lines never break before AM or PM, whichever space an engine puts there. */
export function clockTogether(words: string): string {
  return words.replace(/\s(?=[ap]m\b)/gi, '\u00a0')
}
