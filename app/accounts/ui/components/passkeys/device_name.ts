const DEVICES: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows computer'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux computer'],
]

/** A name for a passkey made here: `Mac`, or `Mac 2` if that is taken. */
export function deviceName(userAgent: string, taken: readonly string[]): string {
  const [, name] = DEVICES.find(([pattern]) => pattern.test(userAgent)) ?? [null, 'Passkey']
  if (!taken.includes(name)) return name
  let number = 2
  while (taken.includes(`${name} ${number}`)) number++
  return `${name} ${number}`
}
