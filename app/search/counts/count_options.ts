import db from '@adonisjs/lucid/services/db'
import {
  conditionsOf,
  filterConditions,
  type SearchRequest,
} from '#app/search/search_conditions_sql'
import { foldText } from '#app/common/text/fold_text'
import { offeredOptions, type CountableFilter } from '#app/search/counts/countable_filters'
import { FILTERS, type FilterName } from '#app/search/search_filters'
import { FILTERS_SQL, type AskedFilters, type Condition } from '#app/search/search_filters_sql'
import { findAskedText } from '#app/search/search_listings'

/** Homes that a search would find with one option chosen and all else as it is. */
interface OptionHomes {
  /** on the wire */
  option: string
  count: number
}

export interface FilterCounts {
  filter: CountableFilter
  options: OptionHomes[]
  /** false where there are more homes than are looked at: then each count is at least so many */
  isExact: boolean
}

/** Homes that are looked at for one filter. */
const MAX_LOOKED_AT = 20_000

/** @param hiddenIds owners whose listings are left out */
export async function countOptions(
  request: SearchRequest,
  filters: readonly CountableFilter[],
  hiddenIds: number[]
): Promise<FilterCounts[]> {
  const asked = await findAskedText(request)
  const counted: FilterCounts[] = []
  for (const filter of filters) {
    const told = toldByOption(filter)
    // the texts of one filter add up; options of the others take each other's place
    const ignored = FILTERS[filter].kind === 'texts' ? [] : told
    const { parts, values } = conditionsOf(filterConditions(request, hiddenIds, ignored), asked)
    const options = offeredOptions(filter)
    const each = options.map((option, at) =>
      countSql(optionAsked(request.asked, filter, option), told, at)
    )
    const { rows } = await db.rawQuery<{ rows: Record<string, number>[] }>(
      `select count(*)::integer as looked_at, ${each.map(({ sql }) => sql).join(', ')}
       from (select * from listed_properties l where ${parts.join(' and ')} limit :limit) l`,
      {
        ...values,
        ...Object.assign({}, ...each.map((one) => one.values)),
        limit: MAX_LOOKED_AT + 1,
      }
    )
    const [{ looked_at: lookedAt, ...counts }] = rows
    counted.push({
      filter,
      options: options.map((option, at) => ({ option, count: counts[`option_${at}`] })),
      isExact: lookedAt <= MAX_LOOKED_AT,
    })
  }
  return counted
}

/** What is asked for, with this option of the filter. */
function optionAsked(asked: AskedFilters, name: CountableFilter, option: string): AskedFilters {
  const filter = FILTERS[name]
  switch (filter.kind) {
    case 'rooms':
      return { ...asked, numbers: { ...asked.numbers, [filter.names[0]]: Number(option) } }
    case 'choices':
    case 'choice':
      return { ...asked, choices: { ...asked.choices, [filter.names[0]]: [option] } }
    case 'texts':
      return { ...asked, texts: { ...asked.texts, [filter.names[0]]: [foldText(option)] } }
    case 'flag':
      return { ...asked, flags: { ...asked.flags, [filter.names[0]]: true } }
  }
}

/** The filters whose conditions an option changes: whether homes are for rent says which price is meant. */
function toldByOption(filter: CountableFilter): FilterName[] {
  return filter === 'offeredFor' ? [filter, 'price'] : [filter]
}

function countSql(asked: AskedFilters, told: readonly FilterName[], at: number) {
  const conditions = told
    .flatMap((name) => FILTERS_SQL[name](asked))
    .map((condition) => ofOption(condition, at))
  const sql = conditions.map((condition) => condition.sql).join(' and ')
  return {
    sql: `count(*) filter (where ${sql})::integer as option_${at}`,
    values: Object.assign({}, ...conditions.map(({ values }) => values)),
  }
}

/** With bindings that no other option has. */
function ofOption({ tag, sql, values = {} }: Condition, at: number) {
  if (tag) return { sql: `l.tags @> array[:tag_${at}::text]`, values: { [`tag_${at}`]: tag } }
  const names = Object.keys(values)
  return {
    sql: names.reduce((text, name) => text.replaceAll(`:${name}`, `:${name}_${at}`), sql ?? 'true'),
    values: Object.fromEntries(names.map((name) => [`${name}_${at}`, values[name]])),
  }
}
