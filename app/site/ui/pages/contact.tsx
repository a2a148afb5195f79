import { Head, usePage } from '@inertiajs/react'
import { ButtonLink } from '#app/common/ui/kit/button_link'
import { TextLink } from '#app/common/ui/kit/text_link'
import { ContactForm } from '#app/site/ui/components/contact_form'

interface ContactProps {
  /** the message has just gone off */
  is_sent: boolean
}

export default function Contact({ is_sent }: ContactProps) {
  const { account } = usePage().props

  return (
    <div className="page gutter grid grid-cols-1 gap-12 pt-12 md:pt-20 lg:grid-cols-2 lg:gap-24">
      <Head title="Contact">
        <meta
          head-key="description"
          name="description"
          content="Write to the people who run this site. A person reads it."
        />
      </Head>
      <header>
        <h1 className="text-36 md:text-64">Write to us</h1>
        <p className="mt-6 max-w-[40ch] text-18 text-muted">
          A question, a fault, something that should not be here: it reaches the people who run this
          site, and one of them answers.
        </p>
        <p className="mt-6 max-w-[44ch] text-13 text-muted">
          About a home you saw here, ask its owner on the listing&rsquo;s own page. How we handle
          what you write is told in the <TextLink href="/privacy-policy">privacy policy</TextLink>.
        </p>
      </header>
      {is_sent ? <Thanks /> : <ContactForm sender={account} />}
    </div>
  )
}

function Thanks() {
  return (
    <div role="status" className="border-t border-line pt-8">
      <h2 className="text-28">Thank you</h2>
      <p className="mt-4 max-w-[40ch] text-muted">
        Your message is with us. The answer comes by e-mail.
      </p>
      <div className="mt-8">
        <ButtonLink href="/">Back to the beginning</ButtonLink>
      </div>
    </div>
  )
}
