import { usePage } from '@inertiajs/react'
import { CalendarPlus } from 'lucide-react'
import type { Outcome } from '#app/farm/ui/open_houses/use_registration'
import type { OpenHouse } from '#app/farm/ui/types'
import { ButtonLink } from '#app/kit/button/button_link'
import { buttonStyle } from '#app/kit/button/button_style'
import { QrCode } from '#app/kit/share/qr_code'

const WORDS = {
  registered: {
    title: 'You’re registered',
    text: 'We’ve sent you an email with the details, a calendar entry and a code for the door.',
  },
  waiting: {
    title: 'You’re on the waiting list',
    text: 'We’ll email you as soon as a place is free.',
  },
  kept: {
    title: 'Saved on this device',
    text: 'You’re offline. Your registration is sent as soon as you’re back online. You can leave this page open.',
  },
} as const

interface RegisteredProps {
  house: OpenHouse
  outcome: Outcome
}

export function Registered({ house, outcome }: RegisteredProps) {
  const { app } = usePage().props
  const { title, text } = WORDS[outcome.status]
  const pass = outcome.pass_url
  return (
    <div role="status">
      <h1 dir="auto" className="text-36 md:text-48">
        {title}
      </h1>
      <p className="mt-4 max-w-[52ch] text-18 text-muted">{text}</p>
      {pass && outcome.status === 'registered' && (
        <QrCode
          value={`${app.url}${pass}`}
          label="Your code for the door"
          className="mt-8 w-44 border border-line"
        />
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {pass && (
          <ButtonLink href={pass} variant="primary">
            Open your pass
          </ButtonLink>
        )}
        {outcome.status !== 'kept' && (
          <a href={`/open-houses/${house.slug}.ics`} className={buttonStyle({})}>
            <CalendarPlus size={18} strokeWidth={1.5} aria-hidden />
            Add to calendar
          </a>
        )}
        <ButtonLink href={`/properties/${house.property.slug}`}>See the home</ButtonLink>
      </div>
    </div>
  )
}
