import { useEffect, useRef } from 'react'
import { Head, usePage } from '@inertiajs/react'
import { CalendarPlus } from 'lucide-react'
import { PlaceNote, WhenLine } from '#app/farm/open_houses/ui/when_line'
import type { OpenHouse } from '#app/farm/ui/types'
import { RegisterForm } from '#app/farm/visitors/ui/register_form'
import { useRegistration, type RegistrationOutcome } from '#app/farm/visitors/ui/use_registration'
import { ButtonLink } from '#app/kit/button/button_link'
import { buttonStyle } from '#app/kit/button/button_style'
import { TextLink } from '#app/kit/button/text_link'
import { Photo } from '#app/kit/media/photo'
import { QrCode } from '#app/kit/share/qr_code'

interface OpenHouseRegisterProps {
  open_house: OpenHouse
  realtor: string
  consent_words: string
  csrf_token: string
  client_id: string
  /** of a form sent without scripts */
  outcome: RegistrationOutcome | null
}

export default function OpenHouseRegister(props: OpenHouseRegisterProps) {
  const { open_house: house, realtor } = props
  const path = `/open-houses/${house.slug}`
  const home = house.property.name ?? 'this home'
  const registration = useRegistration(house.slug, props.outcome)
  const { outcome } = registration
  const isOver = house.status === 'ended' || house.status === 'cancelled'
  return (
    <div className="page gutter grid grid-cols-1 gap-10 pt-8 pb-24 md:pt-16 lg:grid-cols-[1fr_400px] lg:gap-24">
      <Head title={`Register: ${home}`}>
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <div className="min-w-0">
        {outcome ? (
          <Registered house={house} outcome={outcome} />
        ) : (
          <>
            <h1 className="text-36 break-words md:text-48">
              {house.is_full && !isOver ? 'Join the waiting list' : 'Come and see it'}
            </h1>
            <div className="mt-3">
              <PlaceNote house={house} />
            </div>
            {isOver ? (
              <div className="mt-8">
                <ButtonLink href={`/properties/${house.property.slug}`} variant="primary">
                  See the home
                </ButtonLink>
              </div>
            ) : (
              <RegisterForm
                action={`${path}/register`}
                realtor={realtor}
                consentWords={props.consent_words}
                csrfToken={props.csrf_token}
                clientId={props.client_id}
                isFull={house.is_full}
                registration={registration}
              />
            )}
          </>
        )}
      </div>
      <aside className="max-lg:order-first">
        <Photo
          image={house.property.featured_image}
          sizes="(width >= 1024px) 400px, 100vw"
          alt=""
          className="rounded-6 max-lg:hidden"
        />
        <p className="display text-22 break-words lg:mt-4">{home}</p>
        <p className="mt-1">
          <WhenLine house={house} />
        </p>
        <p className="mt-2 text-13">
          <TextLink href={path}>All about this open house</TextLink>
        </p>
      </aside>
    </div>
  )
}

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
  outcome: RegistrationOutcome
}

function Registered({ house, outcome }: RegisteredProps) {
  const { app } = usePage().props
  const { title, text } = WORDS[outcome.status]
  const pass = outcome.pass_url
  const heading = useRef<HTMLHeadingElement>(null)
  // the button that sent it is gone, and the page may stand below this
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [outcome.status])
  return (
    <div role="status">
      <h1 ref={heading} tabIndex={-1} dir="auto" className="text-36 outline-none md:text-48">
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
