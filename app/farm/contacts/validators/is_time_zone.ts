import { IANAZone } from 'luxon'

/** Whether it is a name of the IANA database. */
export function isTimeZone(name: string): boolean {
  return IANAZone.isValidZone(name)
}
