/** `1 member`, `1,250 members`: only for regular plurals. */
export function countWords(count: number, word: string): string {
  return `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`
}
