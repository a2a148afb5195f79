import type { Data } from '#data'
import type { importRowJson } from '#app/imports/transformers/import_transformer'

export type Import = Data.Imports.Import
export type Archive = Data.Imports.Archive
export type ReportRow = ReturnType<typeof importRowJson>
