import { Head } from '@inertiajs/react'
import { Printer } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { QrCode } from '#app/kit/share/qr_code'
import type { SignUpForm } from '#app/farm/ui/types'

interface PosterProps {
  form: SignUpForm
  sender: string
}

/** A sign-up form on a sheet of paper, with a code that opens it. */
export default function Poster({ form, sender }: PosterProps) {
  const { headline, text, url } = form
  return (
    <div className="gutter mx-auto max-w-[820px] pt-4 pb-20 print:max-w-none print:p-0">
      <Head title={`${headline}, poster`}>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="mb-6 flex flex-wrap gap-3 print:hidden">
        <Button variant="primary" icon={Printer} onClick={() => window.print()}>
          Print or save as PDF
        </Button>
        <ButtonLink href="/farm/emails">Back to your forms</ButtonLink>
      </div>
      <article className="flex flex-col items-center gap-8 rounded-6 border border-line px-6 py-16 text-center print:border-0 print:py-24">
        <p className="label">{sender}</p>
        <h1 dir="auto" className="text-48 wrap-anywhere">
          {headline}
        </h1>
        {text && <p className="max-w-[44ch] text-18 whitespace-pre-line text-muted">{text}</p>}
        <div className="w-72 max-w-full print:w-96">
          <QrCode value={url} label={`QR code that opens ${url}`} className="w-full p-4" />
        </div>
        <p className="text-15 wrap-anywhere">{url.replace(/^https?:\/\//, '')}</p>
      </article>
    </div>
  )
}
