/** The side of the share window, in CSS pixels. */
const SIDE = 500

/**
 * Opens a share address: a network's page in a window of 500 × 500 in the middle
 * of ours, an address of another program (`mailto:`, `sms:` …) in that program.
 * The new window knows nothing of ours (`noopener`).
 */
export function openShareWindow(address: string): void {
  if (!address.startsWith('http')) {
    window.location.assign(address)
    return
  }
  const left = Math.round(window.screenX + (window.outerWidth - SIDE) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - SIDE) / 2)
  const features = `popup,noopener,width=${SIDE},height=${SIDE},left=${left},top=${top}`
  window.open(address, '_blank', features)
}
