import { useState } from 'react'
import { Chip } from '#app/kit/button/chip'
import { formatClock } from '#app/kit/display/format_time'
import { FieldGroup } from '#app/kit/form/field_group'
import { useLocale } from '#app/kit/hooks/use_reader'
import { zoneWords } from '#app/common/text/zone_words'

export interface OfferedDay {
  /** `2026-12-01`, where the home is */
  date: string
  /** ISO 8601 */
  times: string[]
}

interface TimeChoiceProps {
  /** at least one */
  days: readonly OfferedDay[]
  /** IANA name, of the home */
  timeZone: string
  error?: string
}

/** A day, then one of its free times, for a form’s `wants_viewing_at`. */
export function TimeChoice({ days, timeZone, error }: TimeChoiceProps) {
  const locale = useLocale()
  const [date, setDate] = useState(days[0]?.date)
  const shown = days.find((day) => day.date === date) ?? days[0]
  const dayWords = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <FieldGroup
      legend="When would you like to see it?"
      hint={`At the home (${zoneWords(timeZone)}).`}
      error={error}
    >
      <div
        role="group"
        aria-label="Day"
        className="-mx-5 flex gap-2 overflow-x-auto px-5 pb-2 md:mx-0 md:px-0"
      >
        {days.map((day) => (
          <Chip
            key={day.date}
            isChosen={day.date === shown?.date}
            onClick={() => setDate(day.date)}
          >
            <span className="whitespace-nowrap">{dayWords.format(new Date(day.date))}</span>
          </Chip>
        ))}
      </div>
      <div role="group" aria-label="Time" className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-5">
        {shown?.times.map((time) => (
          <label
            key={time}
            className="relative grid h-11 place-items-center rounded-2 border border-faint text-15 hover:border-ink has-checked:border-brass has-checked:inset-ring has-checked:inset-ring-brass has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brass"
          >
            <input
              type="radio"
              name="wants_viewing_at"
              value={time}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span className="num">{formatClock(new Date(time), locale, timeZone)}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
