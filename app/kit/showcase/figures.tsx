import { Price } from '#app/kit/display/price'
import { Progress } from '#app/kit/display/progress'
import { Stat } from '#app/kit/display/stat'
import { StatRow } from '#app/kit/display/stat_row'
import { Stepper } from '#app/kit/display/stepper'
import { TimeAgo } from '#app/kit/display/time_ago'

export function Figures() {
  return (
    <>
      <StatRow>
        <Stat value="3" label="new questions to answer" />
        <Stat value="2" label="drafts nearly ready" />
        <Stat value="Sat 14:00" label="open house, 11 coming" />
      </StatRow>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <span className="display text-28">
          <Price amount={1_250_000} currency="EUR" />
        </span>
        <Price amount={19.5} currency="USD" />
        <Price amount={1.25} currency="BTC" />
        <Price amount={250_000} currency="USDC" />
        <Price amount={null} currency="EUR" />
      </div>
      <p className="text-13 text-muted">
        Listed <TimeAgo at="2026-01-12T09:30:00Z" />
      </p>
      <Progress label="Upscaling design" value={70} />
      <Progress label="Waiting for the queue" value={null} />
      <Stepper
        label="Design generation"
        steps={[
          { label: 'Initializing design generation', state: 'done', hint: '1 s' },
          { label: 'Generating AI design', state: 'in_progress' },
          { label: 'Finalizing design', state: 'pending' },
        ]}
      />
    </>
  )
}
