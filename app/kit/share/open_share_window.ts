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
  const left = Math.round(window.screenX + (window.outerWidth - SIDE) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - SIDE) / 2)
  const features = `popup,noopener,width=${SIDE},height=${SIDE},left=${left},top=${top}`
  window.open(address, '_blank', features)
}
