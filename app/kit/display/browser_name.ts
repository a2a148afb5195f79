interface Named {
  browser: string | null
  device: string | null
}

/** `Firefox on Windows`, or what of it is known. */
export function browserName({ browser, device }: Named): string {
  return [browser ?? 'Unknown browser', device].filter(Boolean).join(' on ')
}
