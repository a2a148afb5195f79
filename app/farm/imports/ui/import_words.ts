import type { ContactImport } from '#app/farm/ui/types'

/** What an import has done, in a line. */
export function importState({ status, created, merged, failed, undone, kept }: ContactImport) {
  const number = (count: number) => count.toLocaleString('en-US')
  if (status === 'undone') return `Undone: ${number(undone)} taken back, ${number(kept)} kept`
  const done = `${number(created)} added, ${number(merged)} merged, ${number(failed)} failed`
  return status === 'undoing' ? `${done} · Undoing it` : done
}
