import type { SourceType } from '#app/media/imaging/provenance'

export const DESIGN_SOURCE_TYPE: SourceType = 'compositeWithTrainedAlgorithmicMedia'
