import type { Data } from '#data'
import type { importRowJson } from '#app/imports/import_transformer'

export type Import = Data.Imports.Import
export type Archive = Data.Imports.Archives.Archive
export type ReportRow = ReturnType<typeof importRowJson>
