import { Head } from '@inertiajs/react'
import { CalendarPlus } from 'lucide-react'
import type { Data } from '#data'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { buttonStyle } from '#app/kit/button/button_style'
import { formatFull } from '#app/kit/display/format_time'
import { PageForm } from '#app/kit/form/page_form'
import { useLocale } from '#app/kit/hooks/use_reader'
import type { OfferedDay } from '#app/leads/viewings/ui/time_choice'
import { ViewingTime } from '#app/leads/viewings/ui/viewing_time'
import type { ViewingStatus } from '#app/leads/viewings/viewing_options'
import { zoneWords } from '#app/common/text/zone_words'
import { Disclosure } from '#app/properties/ui/disclosure'

interface ViewingProps {
  token: string
  viewing: Data.Leads.Viewings.GuestViewing
  /** of the realtor */
  free_days: OfferedDay[]
  csrf_token: string
}

/** For whoever comes, with or without an account. */
export default function Viewing({
  token,
  viewing,
  free_days: freeDays,
  csrf_token: csrfToken,
}: ViewingProps) {
  const locale = useLocale()
  const { status, property, time_zone: timeZone } = viewing
  const home = property.name ?? 'the home'
  const isOpen = !viewing.is_over && (status === 'requested' || status === 'confirmed')
  return (
    <div className="page gutter pt-10 pb-24 md:pt-16">
      <Head title="Your viewing">
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <p className="label">{STATUS_LABELS[status]}</p>
      <h1 className="mt-3 max-w-[24ch] text-36 break-words md:text-48">
        {TITLES[status](isolated(home))}
      </h1>
      <p className="display mt-6 text-22">
        {formatFull(new Date(viewing.starts_at), locale, timeZone)}
      </p>
      <p className="mt-1 text-13 text-muted">At the home ({zoneWords(timeZone)}).</p>
      <p className="mt-4 max-w-[60ch] text-muted">
        <bdi>{viewing.realtor}</bdi> shows it.{' '}
        {viewing.address && <bdi className="break-words">{viewing.address}</bdi>}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {viewing.calendar_url && (
          <a href={viewing.calendar_url} className={buttonStyle({ variant: 'primary' })}>
            <CalendarPlus size={18} strokeWidth={1.5} aria-hidden />
            Add to calendar
          </a>
        )}
        <ButtonLink href={`/properties/${property.slug}`}>Back to the home</ButtonLink>
        {!isOpen && (
          <ButtonLink href={`/properties/${property.slug}/ask?viewing`}>
            Choose another time
          </ButtonLink>
        )}
      </div>
      {isOpen && (
        <div className="mt-10 border-t border-line pt-6">
          <p className="max-w-[60ch] text-13 text-muted">
            Can’t come? Choose another time or cancel, and <bdi>{viewing.realtor}</bdi> is told.
          </p>
          <div className="max-w-180">
            <Disclosure label="Choose another time">
              <PageForm
                action={`/viewings/${token}/time`}
                csrfToken={csrfToken}
                className="mt-3 mb-6 flex flex-col items-start gap-6"
              >
                {({ errors, processing }) => (
                  <>
                    <div className="w-full min-w-0">
                      <ViewingTime {...{ timeZone, freeDays }} error={errors.wants_viewing_at} />
                    </div>
                    <Button type="submit" variant="primary" isLoading={processing}>
                      Ask for this time
                    </Button>
                  </>
                )}
              </PageForm>
            </Disclosure>
          </div>
          <div className="mt-3">
            <PageForm action={`/viewings/${token}`} csrfToken={csrfToken}>
              {({ processing }) => (
                <Button type="submit" isLoading={processing}>
                  Cancel viewing
                </Button>
              )}
            </PageForm>
          </div>
        </div>
      )}
    </div>
  )
}

const STATUS_LABELS: Record<ViewingStatus, string> = {
  requested: 'Viewing requested',
  confirmed: 'Viewing confirmed',
  declined: 'Viewing declined',
  canceled: 'Viewing canceled',
}

const TITLES: Record<ViewingStatus, (home: string) => string> = {
  requested: (home) => `You asked to see ${home}`,
  confirmed: (home) => `You’re seeing ${home}`,
  declined: (home) => `${home} can’t be shown then`,
  canceled: (home) => `You aren’t seeing ${home}`,
}
