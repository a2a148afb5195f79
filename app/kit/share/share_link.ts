import {
  SHARE_NETWORKS,
  type ShareContent,
  type ShareNetworkKey,
} from '#app/kit/share/share_networks'

export interface ShareRequest extends ShareContent {
  /** A key of `SHARE_NETWORKS`. */
  network: string
}

function isNetwork(key: string): key is ShareNetworkKey {
  return Object.hasOwn(SHARE_NETWORKS, key)
}

/**
 * The URL of a network's share page for this content, with everything encoded.
 * @throws Error `Network {x} does not exist` for an unknown network
 */
export function shareLink({ network, ...content }: ShareRequest): string {
  if (!isNetwork(network)) throw new Error(`Network ${network} does not exist`)
  return SHARE_NETWORKS[network].address(content)
}

/** Width and height of the share window, in CSS pixels. */
const SIDE = 500

/**
 * Opens a share URL: a network's page in a centered 500 × 500 window, another program's (`mailto:`,
 * `sms:` …) in that program. The new window has no access to ours (`noopener`).
 */
export function openShareWindow(address: string): void {
  if (!address.startsWith('http')) {
    window.location.assign(address)
    return
  }
  window.open(address, '_blank', shareWindowFeatures(window))
}

type WindowPlace = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>

/** A square over the middle of our window. */
export function shareWindowFeatures(ours: WindowPlace): string {
  const left = Math.round(ours.screenX + (ours.outerWidth - SIDE) / 2)
  const top = Math.round(ours.screenY + (ours.outerHeight - SIDE) / 2)
  return `popup,noopener,width=${SIDE},height=${SIDE},left=${left},top=${top}`
}
