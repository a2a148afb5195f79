/** Up to two letters for a name: `Livia Conti` is LC, `李小龍` is 李. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return chosen.map((word) => [...word][0].toLocaleUpperCase()).join('')
}
