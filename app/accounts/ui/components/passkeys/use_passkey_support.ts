import { useSyncExternalStore } from 'react'

export type PasskeySupport = 'yes' | 'no' | 'numbers'

const ADDRESS_OF_NUMBERS = /^(\d+\.){3}\d+$|^\[/

const neverChanges = () => () => {}

/** `numbers` is an IP address, for which browsers create no passkeys. */
export function usePasskeySupport(): PasskeySupport {
  return useSyncExternalStore(neverChanges, supportHere, () => 'yes')
}

function supportHere(): PasskeySupport {
  if (!('PublicKeyCredential' in window)) return 'no'
  return ADDRESS_OF_NUMBERS.test(window.location.hostname) ? 'numbers' : 'yes'
}
