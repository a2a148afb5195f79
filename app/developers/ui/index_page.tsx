import { Head } from '@inertiajs/react'
import { useState } from 'react'
import { apiPath } from '#app/kit/calls/api_path'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Field } from '#app/kit/form/field'
import { PasswordInput } from '#app/kit/form/password_input'
import { TextLink } from '#app/kit/button/text_link'
import { CardHead } from '#app/kit/share/card_head'
import { CallRow, type Call } from '#app/developers/ui/call_row'

export default function Developers({ calls }: { calls: Call[] }) {
  const [token, setToken] = useState('')
  const groups = [...Map.groupBy(calls, ({ group }) => group)].sort(([one], [other]) =>
    one.localeCompare(other)
  )

  return (
    <div className="gutter page py-10">
      <Head title="API reference">
        <meta
          head-key="description"
          name="description"
          content="Every call of this site’s API: what it takes, what it answers, and a place to try it."
        />
      </Head>
      <CardHead card="pages/developers" alt="Developers" />
      <SectionHeading level="page" label="API reference">
        Developers
      </SectionHeading>
      <div className="mt-4 grid gap-8 lg:grid-cols-2">
        <p className="max-w-160 text-muted">
          Everything this site does, your programs can do too. Create a token under{' '}
          <TextLink href="/api-tokens">API tokens</TextLink> and send it as{' '}
          <code className="text-ink">Authorization: Bearer …</code> The{' '}
          <a href={apiPath('openapi.json')} className="text-ink underline">
            OpenAPI document
          </a>{' '}
          works with your own tools.
        </p>
        <Field
          label="Token for trying calls"
          isOptional
          hint="It stays in this page. Without one, calls run as you, if you’re signed in."
        >
          <PasswordInput
            value={token}
            autoComplete="off"
            onChange={(event) => setToken(event.target.value.trim())}
          />
        </Field>
      </div>
      <nav aria-label="Groups of calls" className="mt-8 flex flex-wrap gap-x-5 gap-y-2 text-13">
        {groups.map(([group]) => (
          <a key={group} href={`#${anchorOf(group)}`} className="text-muted hover:text-ink">
            {group}
          </a>
        ))}
      </nav>
      {groups.map(([group, ofGroup]) => (
        <section key={group} className="mt-12">
          <h2 id={anchorOf(group)} className="display scroll-mt-6 text-22">
            {group}
          </h2>
          <div className="mt-3 border-t border-line">
            {ofGroup.map((call) => (
              <CallRow key={call.id} call={call} token={token} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function anchorOf(group: string): string {
  return group.toLowerCase().replaceAll(' ', '-')
}
