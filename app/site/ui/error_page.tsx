import { Head, usePage } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { buttonStyle } from '#app/kit/button/button_style'
import { failureText, type WayOn as Way } from '#app/site/ui/failures'

interface ErrorProps {
  status: number
  message: string
  /** what this page can say of a 404 */
  missing: { title: string; text: string } | null
  /** lets us find the failure in the log */
  request_id: string | null
}

export default function ErrorPage({ status, message, missing, request_id }: ErrorProps) {
  const { title, text = message, ways } = { ...failureText(status), ...missing }

  return (
    <div className="page gutter flex min-h-[70dvh] flex-col justify-center py-12">
      <Head title={title}>
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <div className="max-w-[640px]">
        <p className="label num">Error {status}</p>
        <h1 className="mt-5 text-48 md:text-64">{title}</h1>
        <p className="mt-6 max-w-[44ch] text-18 text-muted">{text}</p>
        <div className="mt-10 flex flex-wrap gap-3">
          {ways.map((way, index) => (
            <WayOn key={way} way={way} isFirst={index === 0} />
          ))}
        </div>
        {request_id && (
          <p className="mt-12 text-12 text-muted">
            Request <span className="num select-all">{request_id}</span>
          </p>
        )}
      </div>
    </div>
  )
}

interface WayOnProps {
  way: Way
  isFirst: boolean
}

function WayOn({ way, isFirst }: WayOnProps) {
  const { props, url } = usePage()
  const variant = isFirst ? 'ink' : 'line'

  switch (way) {
    case 'home':
      return (
        <ButtonLink href="/" variant={variant}>
          Go to the home page
        </ButtonLink>
      )
    case 'reload':
      return (
        <a href={url} className={buttonStyle({ variant })}>
          Reload the page
        </a>
      )
    case 'back':
      return (
        <Button variant={variant} onClick={() => window.history.back()}>
          Go back
        </Button>
      )
    case 'sign_in':
      return props.account ? null : (
        <ButtonLink href={`/enter?to=${encodeURIComponent(url)}`} variant={variant}>
          Sign in
        </ButtonLink>
      )
  }
}
