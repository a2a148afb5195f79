import { Head } from '@inertiajs/react'
import { WayOn } from '#app/site/ui/components/way_on'
import { failureText } from '#app/site/ui/failures'

interface ErrorProps {
  status: number
  message: string
  /** lets us find the failure in the log */
  request_id: string | null
}

export default function ErrorPage({ status, message, request_id }: ErrorProps) {
  const { title, text = message, ways } = failureText(status)

  return (
    <div className="page gutter flex min-h-[70dvh] flex-col justify-center py-20">
      <Head title={title}>
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <div className="max-w-[640px] border-t border-line pt-10">
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
