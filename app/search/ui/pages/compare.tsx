import { Head, usePage } from '@inertiajs/react'
import { Columns3, Printer } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { ShareButton } from '#app/kit/share/share_button'
import { CompareChoices } from '#app/search/ui/components/compare/compare_choices'
import { CompareTable } from '#app/search/ui/components/compare/compare_table'
import { comparePath } from '#app/search/ui/state/compared'
import { ratesWords } from '#app/search/ui/state/rates_words'
import type { Comparison } from '#app/search/ui/types'

export default function Compare(comparison: Comparison) {
  const { app } = usePage().props
  const { homes, currency } = comparison
  const slugs = homes.map(({ slug }) => slug)
  return (
    <div className="gutter page py-10 print:p-0">
      <Head title="Compare homes">
        <meta name="robots" content="noindex" />
      </Head>
      <SectionHeading
        level="page"
        label="Search"
        action={
          <div className="flex flex-wrap gap-2 print:hidden">
            {homes.length > 0 && (
              <>
                <ShareButton
                  url={app.url + comparePath(slugs, comparison)}
                  title="Homes side by side"
                />
                <Button icon={Printer} onClick={() => window.print()}>
                  Print
                </Button>
              </>
            )}
            <ButtonLink href="/search">Search homes</ButtonLink>
          </div>
        }
      >
        Compare homes
      </SectionHeading>
      <div className="mt-8">
        {homes.length ? (
          <>
            <CompareChoices {...comparison} />
            <div className="mt-8">
              <CompareTable {...comparison} />
            </div>
            <p className="mt-6 max-w-[68ch] text-13 text-muted">
              Monthly costs are estimates under the assumptions on each home’s page, not offers.
              Distances are in a straight line.
              {homes.some((home) => home.currency !== currency) && ` ${ratesWords(comparison)}`}
            </p>
          </>
        ) : (
          <EmptyState icon={Columns3} title="Nothing to compare">
            Choose up to four homes in the search or among your saved homes. Homes that are no
            longer public don’t show here.
          </EmptyState>
        )}
      </div>
    </div>
  )
}
