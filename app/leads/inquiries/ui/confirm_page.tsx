import { Head } from '@inertiajs/react'
import { CalendarPlus } from 'lucide-react'
import type { Data } from '#data'
import { isolated } from '#app/common/text/isolated'
import { AuthHeading } from '#app/accounts/ui/auth_heading'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { buttonStyle } from '#app/kit/button/button_style'
import { formatFull } from '#app/kit/display/format_time'
import { PageForm } from '#app/kit/form/page_form'
import { useReader } from '#app/kit/hooks/use_reader'

interface ConfirmProps {
  token: string
  /** null if the link is unknown or expired */
  inquiry: Data.Leads.Inquiries.Inquiry | null
  csrf_token: string
}

export default function Confirm({ token, inquiry, csrf_token: csrfToken }: ConfirmProps) {
  const { locale, timeZone } = useReader()
  const viewingAt = inquiry?.wants_viewing_at
  return (
    <div className="flex flex-col items-start gap-8">
      <Head title="Send your question">
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      {!inquiry && (
        <>
          <AuthHeading title="This link no longer works">
            It works for seven days. Ask again on the home’s page.
          </AuthHeading>
          <ButtonLink href="/search">Find homes</ButtonLink>
        </>
      )}
      {inquiry && !inquiry.is_confirmed && (
        <>
          <AuthHeading title={viewingAt ? 'Send your request?' : 'Send your question?'}>
            About {inquiry.home ?? 'a home'}, to its realtor.
          </AuthHeading>
          <blockquote className="w-full border-l border-line pl-4 break-words whitespace-pre-line">
            {inquiry.message}
          </blockquote>
          {viewingAt && (
            <p className="text-muted">
              Viewing requested for {formatFull(new Date(viewingAt), locale, timeZone)}, in your
              time.
            </p>
          )}
          <PageForm action={`/inquiries/${token}`} csrfToken={csrfToken}>
            {({ processing }) => (
              <Button type="submit" variant="primary" size="lg" isLoading={processing}>
                {viewingAt ? 'Send request' : 'Send question'}
              </Button>
            )}
          </PageForm>
        </>
      )}
      {inquiry?.is_confirmed && (
        <>
          <AuthHeading title={viewingAt ? 'Your request is sent' : 'Your question is sent'}>
            {viewingAt
              ? `The realtor of ${isolated(inquiry.home ?? 'the home')} confirms the time. We’ll email you the calendar file then.`
              : `The realtor of ${isolated(inquiry.home ?? 'the home')} will answer by email.`}
          </AuthHeading>
          <div className="flex flex-wrap gap-3">
            {inquiry.calendar_url && (
              <a href={inquiry.calendar_url} className={buttonStyle({ variant: 'primary' })}>
                <CalendarPlus size={18} strokeWidth={1.5} aria-hidden />
                Add viewing to calendar
              </a>
            )}
            <ButtonLink href={inquiry.home_url}>Back to the home</ButtonLink>
          </div>
        </>
      )}
    </div>
  )
}
