import { Head } from '@inertiajs/react'
import { CalendarPlus, Check } from 'lucide-react'
import {
  ANSWER_WORDS,
  ANSWERS,
  type Answer,
  type VisitorStatus,
} from '#app/farm/open_houses/open_house_options'
import { StatusBadge } from '#app/farm/open_houses/ui/status_badge'
import { WhenLine } from '#app/farm/open_houses/ui/when_line'
import type { OpenHouse } from '#app/farm/ui/types'
import { Button } from '#app/kit/button/button'
import { buttonStyle } from '#app/kit/button/button_style'
import { TextLink } from '#app/kit/button/text_link'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { PageForm } from '#app/kit/form/page_form'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { QrCode } from '#app/kit/share/qr_code'

interface OpenHousePassProps {
  open_house: OpenHouse
  address: string | null
  visitor: {
    id: number
    name: string
    status: VisitorStatus
    answer: Answer | null
    is_checked_in: boolean
  }
  pass_path: string
  pass_url: string
  is_host: boolean
  csrf_token: string
}

export default function OpenHousePass(props: OpenHousePassProps) {
  const { open_house: house, visitor, pass_path: path, csrf_token: csrfToken } = props
  const home = house.property.name ?? 'the home'
  const isOver = house.status === 'ended' || house.status === 'cancelled'
  const mayWithdraw =
    !isOver &&
    !props.is_host &&
    !visitor.is_checked_in &&
    (visitor.status === 'registered' || visitor.status === 'waiting')
  return (
    <div className="gutter mx-auto flex w-full max-w-160 flex-col gap-8 pt-10 pb-24 md:pt-16">
      <Head title={`Your pass: ${home}`}>
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <header>
        <div className="flex flex-wrap items-center gap-3">
          <p className="label">Open house</p>
          <StatusBadge house={house} />
        </div>
        <h1 className="mt-3 text-36 break-words md:text-48">{home}</h1>
        <p className="mt-3 text-18">
          <WhenLine house={house} />
        </p>
        {props.address && <p className="mt-1 text-muted">{props.address}</p>}
      </header>
      {props.is_host && (
        <PassCheckIn
          openHouseId={house.id}
          visitor={visitor}
          onCheckedIn={() => reloadPage({ only: ['visitor'] })}
        />
      )}
      {!props.is_host && <p className="text-18">{stateOf(visitor, house)}</p>}
      {visitor.status === 'registered' && !isOver && !visitor.is_checked_in && !props.is_host && (
        <div>
          <QrCode
            value={props.pass_url}
            label={`Code for the door, for ${visitor.name}`}
            className="w-full max-w-72 border border-line"
          />
          <p className="mt-3 text-13 text-muted">Show this at the door.</p>
        </div>
      )}
      {visitor.is_checked_in && !props.is_host && (
        <section id="answer">
          <h2 className="text-28">What do you think of it?</h2>
          <PageForm action={`${path}/answer`} csrfToken={csrfToken} className="mt-5">
            {({ processing }) => (
              <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
                {ANSWERS.map((answer) => (
                  <Button
                    key={answer}
                    type="submit"
                    name="answer"
                    value={answer}
                    isLoading={processing}
                    icon={visitor.answer === answer ? Check : undefined}
                    aria-pressed={visitor.answer === answer}
                  >
                    {ANSWER_WORDS[answer]}
                  </Button>
                ))}
              </div>
            )}
          </PageForm>
          {visitor.answer && (
            <p role="status" className="mt-4 text-muted">
              Thank you. You can change your answer any time.
            </p>
          )}
        </section>
      )}
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
        {!isOver && (
          <a href={`/open-houses/${house.slug}.ics`} className={buttonStyle({})}>
            <CalendarPlus size={18} strokeWidth={1.5} aria-hidden />
            Add to calendar
          </a>
        )}
        {mayWithdraw && (
          <PageForm action={`${path}/withdraw`} csrfToken={csrfToken}>
            {({ processing }) => (
              <Button type="submit" variant="quiet" isLoading={processing}>
                I can’t come
              </Button>
            )}
          </PageForm>
        )}
        <TextLink href={`/properties/${house.property.slug}`}>See the home</TextLink>
      </div>
    </div>
  )
}

function stateOf(
  { name, status, is_checked_in: isCheckedIn }: OpenHousePassProps['visitor'],
  house: OpenHouse
): string {
  if (isCheckedIn) return `Welcome, ${name}. You’re checked in.`
  if (house.status === 'cancelled') return 'This open house won’t take place. We’re sorry.'
  if (status === 'withdrawn') return `${name}, you’ve told us you can’t come. Thank you.`
  if (house.status === 'ended') return 'This open house is over.'
  if (status === 'waiting') {
    return `${name}, you’re on the waiting list. We’ll email you as soon as a place is free.`
  }
  return `${name}, you’re registered.`
}

interface PassCheckInProps {
  openHouseId: number
  visitor: { id: number; name: string; is_checked_in: boolean }
  onCheckedIn: () => void
}

/** For a host who scanned the code. */
function PassCheckIn({ openHouseId, visitor, onCheckedIn }: PassCheckInProps) {
  const { run, isRunning, refusal } = useCall()
  const checkIn = async () => {
    const params = { id: openHouseId, visitorId: visitor.id }
    if (await run(() => answered(api.api.api.openHouseVisitors.checkIn({ params })))) onCheckedIn()
  }
  return (
    <section aria-label="For hosts" className="rounded-6 border border-line bg-surface p-6">
      <p className="label">You’re a host</p>
      <p dir="auto" className="display mt-2 text-28 break-words">
        {visitor.name}
      </p>
      {visitor.is_checked_in ? (
        <p role="status" className="mt-3 flex items-center gap-2 text-positive">
          <Check size={18} strokeWidth={1.5} aria-hidden />
          Checked in
        </p>
      ) : (
        <div className="mt-5 flex flex-col items-start gap-3">
          <Button variant="primary" size="lg" isLoading={isRunning} onClick={() => void checkIn()}>
            Check in
          </Button>
          <RefusalNote refusal={refusal} />
        </div>
      )}
    </section>
  )
}
