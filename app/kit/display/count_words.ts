/** `1 member`, `1,250 members`: of words that take an s. */
export function countWords(count: number, word: string): string {
  return `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`
}
