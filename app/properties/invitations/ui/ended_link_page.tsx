import { Head } from '@inertiajs/react'
import { ButtonLink } from '#app/kit/button/button_link'

/** Says the same of a withdrawn, expired and unknown link, and nothing of the listing. */
export default function EndedLink() {
  return (
    <div className="page gutter flex min-h-[70dvh] flex-col justify-center py-12">
      <Head title="This link no longer works">
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <div className="max-w-[640px]">
        <p className="label">Private link</p>
        <h1 className="mt-5 text-48 md:text-64">This link no longer works</h1>
        <p className="mt-6 max-w-[44ch] text-18 text-muted">
          It may have expired or been withdrawn. Ask whoever sent it for a new one.
        </p>
        <div className="mt-10">
          <ButtonLink href="/search">Search homes</ButtonLink>
        </div>
      </div>
    </div>
  )
}
