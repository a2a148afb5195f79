import { MAX_HANDLE_LENGTH, MIN_HANDLE_LENGTH } from '#app/accounts/handles/handle_limits'
import { foldText } from '#app/common/text/fold_text'

/** "Rinaldi & Figli" becomes `rinaldi.figli`; empty if a name has too few Latin letters. */
export function handleProposal(name: string): string {
  const words = foldText(name)
    .split(' ')
    .map((word) => word.replaceAll(/[^a-z0-9]/g, ''))
    .filter(Boolean)
  const handle = words
    .join('.')
    .replace(/^[^a-z]+/, '')
    .slice(0, MAX_HANDLE_LENGTH)
    .replace(/\.+$/, '')
  return handle.length < MIN_HANDLE_LENGTH ? '' : handle
}
