import { readFile } from 'node:fs/promises'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import { transaction } from '#app/kernel/database/transaction'
import { replaceRates, RatesFileError, readRatesFile } from '#app/search/rates/update_rates'

/** `npm run rates -- <file> --source=<name>`: puts other exchange rates in force. */
export default class UpdateRates extends BaseCommand {
  static override commandName = 'rates:update'
  static override description = 'Replace the exchange rates that prices compare by'
  static override options = { startApp: true }

  @args.string({ description: 'A JSON file with “date”, “base” and “rates”' })
  declare file: string

  @flags.string({ description: 'Whose rates they are, shown next to converted prices' })
  declare source: string | undefined

  override async run() {
    try {
      if (!this.source?.trim()) throw new RatesFileError('Name their source with --source.')
      const rates = readRatesFile(await readFile(this.file, 'utf8'), this.source.trim())
      await transaction((trx) => replaceRates({ trx }, rates))
      this.logger.success(`${rates.size} rates are in force. Running servers follow in a minute.`)
    } catch (error) {
      if (!(error instanceof RatesFileError) && !isMissing(error)) throw error
      this.logger.error(`${this.file} can’t be used. ${error.message}`)
      this.exitCode = 1
    }
  }
}

function isMissing(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
