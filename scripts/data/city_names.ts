import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

export interface NamedCity {
  name: string
  country: string
  names: string[]
}

interface Zone {
  _alias?: string
  _region?: string
}
interface ZoneName {
  exemplarCity?: string
}

/** The cities that CLDR names time zones by: some 400, among them most capitals. */
export async function namedCities(): Promise<NamedCity[]> {
  const zones = await readZones()
  const english = await cityOfZone('en')
  const languages = await Promise.all((await listLocales()).map(cityOfZone))
  return [...zones].flatMap(([zone, country]) => {
    const name = english.get(zone)
    const names = languages.flatMap((cities) => cities.get(zone) ?? [])
    return name ? [{ name, country, names: [...new Set(names)] }] : []
  })
}

/** Countries by zone, such as `Asia/Tokyo` → `JP`; `jptyo` is its key. */
async function readZones(): Promise<Map<string, string>> {
  const file = await readJson('cldr-bcp47/bcp47/timezone.json')
  const zones = Object.entries(file.keyword.u.tz as Record<string, Zone>)
  return new Map(
    zones.flatMap(([key, { _alias: aliases, _region: region }]) =>
      aliases ? [[aliases.split(' ')[0], region ?? key.slice(0, 2).toUpperCase()]] : []
    )
  )
}

/** Those of which CLDR has enough to be shown; the others mostly repeat them. */
async function listLocales(): Promise<string[]> {
  const { effectiveCoverageLevels: levels } = await readJson('cldr-core/coverageLevels.json')
  const covered = new Set(Object.keys(levels).filter((locale) => levels[locale] !== 'basic'))
  const stored = await readdir(join(dirname(require.resolve(ROOT)), 'main'))
  return stored.filter((locale) => covered.has(locale) && locale !== 'und')
}

const ROOT = 'cldr-dates-full/package.json'

async function cityOfZone(locale: string): Promise<Map<string, string>> {
  const file = await readJson(`cldr-dates-full/main/${locale}/timeZoneNames.json`)
  const cities = new Map<string, string>()
  const read = (group: Record<string, unknown>, path: string[]) => {
    for (const [part, value] of Object.entries(group)) {
      const zone = [...path, part]
      const { exemplarCity } = value as ZoneName
      if (exemplarCity) cities.set(zone.join('/'), exemplarCity)
      else if (typeof value === 'object') read(value as Record<string, unknown>, zone)
    }
  }
  read(file.main[locale].dates.timeZoneNames.zone, [])
  return cities
}

async function readJson(path: string) {
  return JSON.parse(await readFile(require.resolve(path), 'utf8'))
}
