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
