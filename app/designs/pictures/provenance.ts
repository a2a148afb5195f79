import type { SourceType } from '#app/media/imaging/provenance'

/** What every picture of a design says of itself, wherever it goes. */
export const DESIGN_SOURCE_TYPE: SourceType = 'compositeWithTrainedAlgorithmicMedia'
