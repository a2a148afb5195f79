import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'
import { CallFailure } from '#app/kit/calls/call_failure'

const SENTENCES: Record<string, string> = {
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys don’t work at this address.',
  NotSupportedError: 'This device can’t make passkeys that vesta understands.',
}
const OTHERWISE = 'Your device didn’t use a passkey. Try again.'
/** canceled or timed out; no error to show */
const CANCELED = ['NotAllowedError', 'AbortError']

const loadLibrary = () => import('@simplewebauthn/browser')

/** Asks the device to create a passkey. @returns null if canceled @throws CallFailure */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await loadLibrary()
  return orNull(startRegistration({ optionsJSON }))
}

/** Asks the device for a passkey. @returns null if canceled @throws CallFailure */
export async function provePasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  const { startAuthentication } = await loadLibrary()
  return orNull(startAuthentication({ optionsJSON }))
}

/** Offers passkeys in the browser's autofill until one is chosen or the request is aborted. */
export async function offerPasskeys(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  const { startAuthentication } = await loadLibrary()
  return startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null)
}

export async function stopOffering(): Promise<void> {
  if (!(await canOfferPasskeys())) return
  const { WebAuthnAbortService } = await loadLibrary()
  WebAuthnAbortService.cancelCeremony()
}

export async function canOfferPasskeys(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}

async function orNull<Credential>(asked: Promise<Credential>): Promise<Credential | null> {
  try {
    return await asked
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (CANCELED.includes(name)) return null
    throw new CallFailure(409, { message: SENTENCES[name] ?? OTHERWISE })
  }
}

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
