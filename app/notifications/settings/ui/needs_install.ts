interface Device {
  userAgent: string
  /** iPads say they are Macs, which have no touchscreen */
  maxTouchPoints: number
  /** opened from the home screen */
  isInstalled: boolean
}

/** Whether push only works once the site is on the home screen: on iPhones and iPads. */
export function needsInstall({ userAgent, maxTouchPoints, isInstalled }: Device): boolean {
  const isApple = /\b(iPhone|iPad|iPod)\b/.test(userAgent)
  const isTablet = /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1
  return (isApple || isTablet) && !isInstalled
}

export function thisDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  return { userAgent, maxTouchPoints, isInstalled }
}
