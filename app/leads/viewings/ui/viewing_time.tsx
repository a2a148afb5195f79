import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { TimeChoice, type OfferedDay } from '#app/leads/viewings/ui/time_choice'
import { zoneWords } from '#app/common/text/zone_words'

interface ViewingTimeProps {
  /** IANA name, of the home */
  timeZone: string
  freeDays: OfferedDay[]
  error?: string
}

/** One of the realtor’s free times, for a form’s `wants_viewing_at`; where there is none, any time. */
export function ViewingTime({ timeZone, freeDays, error }: ViewingTimeProps) {
  if (freeDays.length) return <TimeChoice days={freeDays} timeZone={timeZone} error={error} />
  return (
    <Field
      label="When would you like to see it?"
      error={error}
      hint={`At the home (${zoneWords(timeZone)}).`}
    >
      <Input name="wants_viewing_at" type="datetime-local" />
    </Field>
  )
}
