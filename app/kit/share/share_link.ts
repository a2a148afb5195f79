import {
  SHARE_NETWORKS,
  type ShareContent,
  type ShareNetworkKey,
} from '#app/kit/share/share_networks'

export interface ShareRequest extends ShareContent {
  /** One of the keys of `SHARE_NETWORKS`. */
  network: string
}

function isNetwork(key: string): key is ShareNetworkKey {
  return Object.hasOwn(SHARE_NETWORKS, key)
}

/**
 * The address of a network's share page for this content, all of it URL-encoded.
 *
 * @throws Error `Network {x} does not exist` for a network that we do not know
 */
export function shareLink({ network, ...content }: ShareRequest): string {
  if (!isNetwork(network)) throw new Error(`Network ${network} does not exist`)
  return SHARE_NETWORKS[network].address(content)
}
