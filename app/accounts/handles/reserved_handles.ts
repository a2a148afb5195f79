import type { Extension } from '#app/kernel/modules/module'

const NAMES = `
  account accounts admin administrator billing bot everyone guest hello help here info legal mail
  me member members moderator news nobody noreply null official operator owner payments postmaster
  press privacy realtor root sales security staff status support system team terms undefined user
  users vesta webmaster you`

/** Planned pages, and addresses outside the modules. */
const ADDRESSES = `
  club-coin dreams embed farm feed health journals metrics offerings open-houses pursuits society
  spots teams walkthroughs`

const reserved = new Set<string>()

reserve(NAMES)
reserve(ADDRESSES)

/** Reserves the first path segments of a module's addresses. */
export function reservedHandles(words: string): Extension {
  return () => reserve(words)
}

/** Ignores punctuation, so `v_e_s.ta` is reserved too. */
export function isReservedHandle(handle: string): boolean {
  return reserved.has(withoutMarks(handle))
}

function reserve(words: string): void {
  for (const word of words.trim().split(/\s+/)) reserved.add(withoutMarks(word))
}

function withoutMarks(handle: string): string {
  return handle.replace(/[-_.]/g, '')
}
