/**
 * The link that was dragged from another window, or the words; empty for neither.
 * @param read the data of a MIME type, empty if there is none
 */
export function droppedText(read: (type: string) => string): string {
  // a list of links may have comments, which begin with #
  const [link] = read('text/uri-list')
    .split(/\r?\n/)
    .filter((line) => line.trim() && !line.startsWith('#'))
  return (link ?? read('text/plain')).trim()
}
