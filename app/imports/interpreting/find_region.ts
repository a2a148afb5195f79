// Long because: the regions of the countries whose lists we get
import { foldText } from '#app/common/text/fold_text'

/** Regions as the gazetteer calls them, with what lists write: codes, local names, provinces. */
const REGIONS: Record<string, Record<string, string>> = {
  US: {
    'Alabama': 'AL',
    'Alaska': 'AK',
    'Arizona': 'AZ|Ariz',
    'Arkansas': 'AR',
    'California': 'CA|Calif|Cal',
    'Colorado': 'CO|Colo',
    'Connecticut': 'CT|Conn',
    'Delaware': 'DE',
    'District of Columbia': 'DC|Washington DC|Washington, D.C.',
    'Florida': 'FL|Fla',
    'Georgia': 'GA',
    'Hawaii': 'HI',
    'Idaho': 'ID',
    'Illinois': 'IL|Ill',
    'Indiana': 'IN',
    'Iowa': 'IA',
    'Kansas': 'KS',
    'Kentucky': 'KY',
    'Louisiana': 'LA',
    'Maine': 'ME',
    'Maryland': 'MD',
    'Massachusetts': 'MA|Mass',
    'Michigan': 'MI',
    'Minnesota': 'MN',
    'Mississippi': 'MS',
    'Missouri': 'MO',
    'Montana': 'MT',
    'Nebraska': 'NE',
    'Nevada': 'NV',
    'New Hampshire': 'NH',
    'New Jersey': 'NJ',
    'New Mexico': 'NM',
    'New York': 'NY',
    'North Carolina': 'NC',
    'North Dakota': 'ND',
    'Ohio': 'OH',
    'Oklahoma': 'OK',
    'Oregon': 'OR',
    'Pennsylvania': 'PA|Penn|Penna',
    'Rhode Island': 'RI',
    'South Carolina': 'SC',
    'South Dakota': 'SD',
    'Tennessee': 'TN',
    'Texas': 'TX|Tex',
    'Utah': 'UT',
    'Vermont': 'VT',
    'Virginia': 'VA',
    'Washington': 'WA|Wash',
    'West Virginia': 'WV',
    'Wisconsin': 'WI',
    'Wyoming': 'WY',
  },
  CA: {
    'Alberta': 'AB',
    'British Columbia': 'BC',
    'Manitoba': 'MB',
    'New Brunswick': 'NB',
    'Newfoundland and Labrador': 'NL',
    'Nova Scotia': 'NS',
    'Northwest Territories': 'NT',
    'Nunavut': 'NU',
    'Ontario': 'ON',
    'Prince Edward Island': 'PE',
    'Quebec': 'QC|PQ|Québec',
    'Saskatchewan': 'SK',
    'Yukon': 'YT',
  },
  AU: {
    'New South Wales': 'NSW',
    'Victoria': 'VIC',
    'Queensland': 'QLD',
    'Western Australia': 'WA',
    'South Australia': 'SA',
    'Tasmania': 'TAS',
    'Australian Capital Territory': 'ACT',
    'Northern Territory': 'NT',
  },
  IT: {
    'Abruzzo': 'AQ|CH|PE|TE|L’Aquila|Chieti|Pescara|Teramo',
    'Basilicate': 'MT|PZ|Matera|Potenza|Basilicata',
    'Calabria': 'CS|CZ|KR|RC|VV|Cosenza|Catanzaro|Crotone|Reggio Calabria|Vibo Valentia',
    'Campania': 'AV|BN|CE|NA|SA|Avellino|Benevento|Caserta|Napoli|Naples|Salerno',
    'Emilia-Romagna':
      'BO|FC|FE|MO|PC|PR|RA|RE|RN|Bologna|Forlì-Cesena|Ferrara|Modena|Piacenza|Parma|Ravenna|Reggio Emilia|Reggio nell’Emilia|Rimini',
    'Friuli Venezia Giulia': 'GO|PN|TS|UD|Gorizia|Pordenone|Trieste|Udine|Friuli',
    'Lazio': 'FR|LT|RI|RM|VT|Frosinone|Latina|Rieti|Roma|Rome|Viterbo',
    'Liguria': 'GE|IM|SP|SV|Genova|Genoa|Imperia|La Spezia|Savona',
    'Lombardy':
      'BG|BS|CO|CR|LC|LO|MB|MI|MN|PV|SO|VA|Bergamo|Brescia|Como|Cremona|Lecco|Lodi|Monza e Brianza|Monza e della Brianza|Milano|Milan|Mantova|Pavia|Sondrio|Varese|Lombardia',
    'The Marches': 'AN|AP|FM|MC|PU|Ancona|Ascoli Piceno|Fermo|Macerata|Pesaro e Urbino|Marche',
    'Molise': 'CB|IS|Campobasso|Isernia',
    'Piedmont':
      'AL|AT|BI|CN|NO|TO|VB|VC|Alessandria|Asti|Biella|Cuneo|Novara|Torino|Turin|Verbano-Cusio-Ossola|Vercelli|Piemonte',
    'Apulia': 'BA|BR|BT|FG|LE|TA|Bari|Brindisi|Barletta-Andria-Trani|Foggia|Lecce|Taranto|Puglia',
    'Sardinia':
      'CA|CI|NU|OG|OR|OT|SS|SU|VS|Cagliari|Nuoro|Oristano|Sassari|Sud Sardegna|Olbia-Tempio|Sardegna',
    'Sicily':
      'AG|CL|CT|EN|ME|PA|RG|SR|TP|Agrigento|Caltanissetta|Catania|Enna|Messina|Palermo|Ragusa|Siracusa|Trapani|Sicilia',
    'Tuscany':
      'AR|FI|GR|LI|LU|MS|PI|PO|PT|SI|Arezzo|Firenze|Florence|Grosseto|Livorno|Lucca|Massa-Carrara|Pisa|Prato|Pistoia|Siena|Toscana',
    'Trentino-Alto Adige': 'BZ|TN|Bolzano|Trento|Trentino|Alto Adige|Südtirol',
    'Umbria': 'PG|TR|Perugia|Terni',
    'Aosta Valley': 'AO|Aosta|Valle d’Aosta',
    'Veneto': 'BL|PD|RO|TV|VE|VI|VR|Belluno|Padova|Rovigo|Treviso|Venezia|Venice|Vicenza|Verona',
  },
  DE: {
    'Bavaria': 'Bayern|BY',
    'Baden-Wurttemberg': 'BW|Baden-Württemberg|Baden Wuerttemberg',
    'North Rhine-Westphalia': 'NRW|NW|Nordrhein-Westfalen',
    'Hesse': 'Hessen|HE',
    'Saxony': 'Sachsen|SN',
    'Lower Saxony': 'Niedersachsen|NI|NDS',
    'Rheinland-Pfalz': 'RP|RLP|Rhineland-Palatinate',
    'Thuringia': 'Thüringen|TH|Thueringen',
    'Schleswig-Holstein': 'SH',
    'State of Berlin': 'BE|Berlin',
    'Hamburg': 'HH',
    'Bremen': 'HB',
    'Saxony-Anhalt': 'ST|Sachsen-Anhalt',
    'Mecklenburg-Vorpommern': 'MV|Mecklenburg-Western Pomerania',
    'Brandenburg': 'BB',
    'Saarland': 'SL',
  },
  ES: {
    'Catalonia': 'Cataluña|Catalunya|Barcelona|Girona|Gerona|Tarragona|Lleida|Lérida',
    'Andalusia':
      'Andalucía|Málaga|Sevilla|Seville|Cádiz|Granada|Córdoba|Almería|Huelva|Jaén|Marbella',
    'Valencia':
      'Comunidad Valenciana|Comunitat Valenciana|Valenciana|Alicante|Alacant|Castellón|València',
    'Balearic Islands': 'Mallorca|Baleares|Islas Baleares|Illes Balears|Ibiza|Menorca',
    'Madrid': 'Comunidad de Madrid',
    'Canary Islands':
      'Canarias|Islas Canarias|Las Palmas|Santa Cruz de Tenerife|Tenerife|Gran Canaria',
    'Aragon': 'Aragón|Zaragoza|Huesca|Teruel',
    'Murcia': 'Región de Murcia',
    'Basque Country': 'País Vasco|Euskadi|Vizcaya|Bizkaia|Guipúzcoa|Gipuzkoa|Álava|Araba',
    'Castille and León':
      'Castilla y León|Valladolid|Salamanca|Burgos|León|Segovia|Ávila|Palencia|Soria|Zamora',
    'Galicia': 'A Coruña|La Coruña|Pontevedra|Lugo|Ourense|Orense',
    'Asturias': 'Principado de Asturias',
    'Navarre': 'Navarra|Nafarroa',
    'Castille-La Mancha': 'Castilla-La Mancha|Toledo|Ciudad Real|Albacete|Cuenca|Guadalajara',
    'Extremadura': 'Cáceres|Badajoz',
    'La Rioja': 'Rioja',
  },
  FR: {
    'Île-de-France':
      'IDF|Paris|75|77|78|91|92|93|94|95|Seine-et-Marne|Yvelines|Essonne|Hauts-de-Seine|Seine-Saint-Denis|Val-de-Marne|Val-d’Oise',
    "Provence-Alpes-Côte d'Azur":
      'PACA|Provence|Côte d’Azur|Var|Alpes-Maritimes|Bouches-du-Rhône|Vaucluse|Hautes-Alpes|Alpes-de-Haute-Provence|83|06|13|84|05|04',
    'Auvergne-Rhône-Alpes':
      'Rhône-Alpes|Auvergne|Ain|Allier|Ardèche|Cantal|Drôme|Isère|Loire|Haute-Loire|Puy-de-Dôme|Rhône|Savoie|Haute-Savoie|01|03|07|15|26|38|42|43|63|69|73|74',
    'Occitanie':
      'Ariège|Aude|Aveyron|Gard|Haute-Garonne|Gers|Hérault|Lot|Lozère|Hautes-Pyrénées|Pyrénées-Orientales|Tarn|Tarn-et-Garonne|09|11|12|30|31|32|34|46|48|65|66|81|82',
    'Pays de la Loire': 'Loire-Atlantique|Maine-et-Loire|Mayenne|Sarthe|Vendée|44|49|53|72|85',
    'Grand Est':
      'Alsace|Lorraine|Ardennes|Aube|Marne|Haute-Marne|Meurthe-et-Moselle|Meuse|Moselle|Bas-Rhin|Haut-Rhin|Vosges|08|10|51|52|54|55|57|67|68|88',
    'New Aquitaine':
      'Nouvelle-Aquitaine|Aquitaine|Charente|Charente-Maritime|Corrèze|Creuse|Dordogne|Gironde|Landes|Lot-et-Garonne|Pyrénées-Atlantiques|Deux-Sèvres|Vienne|Haute-Vienne|16|17|19|23|24|33|40|47|64|79|86|87',
    'Hauts-de-France': 'Nord|Pas-de-Calais|Somme|Aisne|Oise|59|62|80|02|60',
    'Brittany': 'Bretagne|Côtes-d’Armor|Finistère|Ille-et-Vilaine|Morbihan|22|29|35|56',
    'Normandy': 'Normandie|Calvados|Eure|Manche|Orne|Seine-Maritime|14|27|50|61|76',
    'Bourgogne-Franche-Comté':
      'Bourgogne|Franche-Comté|Côte-d’Or|Doubs|Jura|Nièvre|Haute-Saône|Saône-et-Loire|Yonne|21|25|39|58|70|71|89',
    'Centre-Val de Loire':
      'Cher|Eure-et-Loir|Indre|Indre-et-Loire|Loir-et-Cher|Loiret|18|28|36|37|41|45',
    'Corsica': 'Corse|2A|2B|Corse-du-Sud|Haute-Corse',
  },
  GB: {
    'England':
      'Bedfordshire|Berkshire|Bristol|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|County Durham|Durham|East Sussex|East Yorkshire|Essex|Gloucestershire|Greater London|London|Greater Manchester|Hampshire|Herefordshire|Hertfordshire|Isle of Wight|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside|Middlesex|Norfolk|Northamptonshire|Northumberland|North Yorkshire|Nottinghamshire|Oxfordshire|Rutland|Shropshire|Somerset|South Yorkshire|Staffordshire|Suffolk|Surrey|Sussex|Tyne and Wear|Tyne & Wear|Warwickshire|West Midlands|West Sussex|West Yorkshire|Wiltshire|Worcestershire|Yorkshire|Herts|Bucks|Berks|Hants|Oxon|Wilts|Lancs|Notts',
    'Scotland':
      'Aberdeenshire|Angus|Argyll|Argyll and Bute|Ayrshire|Borders|Scottish Borders|Dumfries and Galloway|East Lothian|Fife|Highland|Highlands|Lanarkshire|Midlothian|Moray|Orkney|Perthshire|Perth and Kinross|Renfrewshire|Shetland|Stirlingshire|West Lothian',
    'Wales':
      'Anglesey|Carmarthenshire|Ceredigion|Clwyd|Conwy|Denbighshire|Dyfed|Flintshire|Glamorgan|Gwent|Gwynedd|Monmouthshire|Newport|Pembrokeshire|Powys|South Glamorgan|Vale of Glamorgan',
    'Northern Ireland':
      'Antrim|County Antrim|Armagh|County Armagh|Down|County Down|Fermanagh|Londonderry|County Londonderry|Tyrone|County Tyrone|Ulster',
  },
  NL: {
    'North Holland': 'Noord-Holland|NH',
    'South Holland': 'Zuid-Holland|ZH',
    'North Brabant': 'Noord-Brabant|Brabant|NB',
    'Friesland': 'Fryslân|FR',
    'Gelderland': 'GE|GLD',
    'Limburg': 'LI',
    'Overijssel': 'OV',
    'Utrecht': 'UT',
    'Zeeland': 'ZE',
    'Drenthe': 'DR',
    'Flevoland': 'FL',
    'Groningen': 'GR',
  },
  PT: {
    Lisbon: 'Lisboa',
    Azores: 'Açores',
    Porto: 'Oporto',
    Faro: 'Algarve',
  },
  CH: {
    'Zurich': 'ZH|Zürich',
    'Geneva': 'GE|Genève|Genf|Ginevra',
    'Basel-City': 'BS|Basel-Stadt|Basel',
    'Basel-Landschaft': 'BL',
    'Bern': 'BE|Berne',
    'Vaud': 'VD|Waadt',
    'Saint Gallen': 'SG|St. Gallen|Sankt Gallen',
    'Ticino': 'TI|Tessin',
    'Lucerne': 'LU|Luzern',
    'Neuchâtel': 'NE|Neuenburg',
    'Schaffhausen': 'SH',
    'Fribourg': 'FR|Freiburg',
    'Grisons': 'GR|Graubünden|Grigioni',
    'Valais': 'VS|Wallis',
    'Zug': 'ZG',
    'Thurgau': 'TG',
    'Aargau': 'AG',
    'Solothurn': 'SO',
    'Schwyz': 'SZ',
    'Jura': 'JU',
    'Obwalden': 'OW',
    'Nidwalden': 'NW',
    'Uri': 'UR',
    'Glarus': 'GL',
    'Appenzell Ausserrhoden': 'AR',
    'Appenzell Innerrhoden': 'AI',
  },
  AT: {
    'Vienna': 'Wien|W',
    'Styria': 'Steiermark|Stmk',
    'Upper Austria': 'Oberösterreich|OÖ',
    'Lower Austria': 'Niederösterreich|NÖ',
    'Tyrol': 'Tirol',
    'Carinthia': 'Kärnten|Ktn',
    'Salzburg': 'Sbg',
    'Vorarlberg': 'Vbg',
    'Burgenland': 'Bgld',
  },
}

const NAMES = new Map(
  Object.entries(REGIONS).map(([country, regions]) => {
    const named = Object.entries(regions).flatMap(([region, words]) =>
      [region, ...words.split('|')].map((word) => [foldText(word), region] as const)
    )
    return [country, new Map(named.toReversed())]
  })
)

/** What stands before a region's name and says no more. */
const KIND =
  /^(provincia|prov|province|regione|region|provincia autonoma|citta metropolitana|kanton|canton|land|distrito|departement|comunidad autonoma|state|county)( (di|de|del|della|of|du|do))? /

/** Whether a name that isn't one of its regions is a smaller area. */
export const knowsRegions = (country: string) => NAMES.has(country)

/** A region's full name from its short one, a local one or one of its provinces; else as it is. */
export function regionName(state: string, country: string | undefined): string {
  return findRegion(state, country) ?? state
}

/** Null if it isn't one of the regions that we know. */
export function findRegion(state: string, country: string | undefined): string | null {
  // `D.C.` is `dc`
  const folded = foldText(state.replace(/(?<=\b\p{L})\./gu, ''))
  for (const code of country ? [country] : ['US', 'CA', 'AU']) {
    const names = NAMES.get(code)
    const name = names?.get(folded) ?? names?.get(folded.replace(KIND, ''))
    if (name) return name
  }
  return null
}
