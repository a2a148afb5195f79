import { Runner } from '#app/common/jobs/runner'
import { claimDesign } from '#app/designs/running/actions/claim_design'
import DesignProgressed from '#app/designs/running/events/design_progressed'
import { transaction } from '#app/kernel/database/transaction'
import { pauseVariantsDuring } from '#app/media/imaging/variant_pause'
import { DesignRun } from './design_run.js'

export const designRunner = new Runner({
  claim: () => transaction((trx) => claimDesign({ trx })),
  open: (design) => new DesignRun(design),
  announce: (design) => DesignProgressed.dispatch(design),
  during: pauseVariantsDuring,
})
