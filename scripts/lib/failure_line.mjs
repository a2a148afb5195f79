/**
 * A line of the closing report.
 * @param {string} word what became of it
 * @param {import('./test_lane.mjs').Failure} failure
 */
export function failureLine(word, { file, title, reason, folder }) {
  const place = [file, title].filter(Boolean).join(' > ')
  return `${word} ${place}: ${reason}${folder ? ` (see ${folder})` : ''}`
}
