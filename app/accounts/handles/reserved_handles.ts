import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

const NAMES = `
  account accounts admin administrator billing bot everyone guest hello help here info legal mail
  me member members moderator news nobody noreply null official operator owner payments postmaster
  press privacy realtor root sales security staff status support system team terms undefined user
  users vesta webmaster you`

/** Addresses outside the modules. */
const ADDRESSES = 'embed health metrics'

const OWN = new Set([...wordsOf(NAMES), ...wordsOf(ADDRESSES)])

const reserved = new Registry<string>('reserved handles')

/** Reserves the first path segments of a module's addresses. */
export function reservedHandles(words: string): Extension {
  return reserved.adds(...wordsOf(words))
}

/** Ignores punctuation, so `v_e_s.ta` is reserved too. */
export function isReservedHandle(handle: string): boolean {
  const word = withoutMarks(handle)
  return OWN.has(word) || reserved.list().includes(word)
}

function wordsOf(words: string): string[] {
  return words.trim().split(/\s+/).map(withoutMarks)
}

function withoutMarks(handle: string): string {
  return handle.replace(/[-_.]/g, '')
}
