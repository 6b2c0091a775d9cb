import { ahtopol } from './places/ahtopol.ts'
import { albena } from './places/albena.ts'
import { antalya } from './places/antalya.ts'
import { arbanasi } from './places/arbanasi.ts'
import { athens } from './places/athens.ts'
import { balchik } from './places/balchik.ts'
import { bansko } from './places/bansko.ts'
import { belgrade } from './places/belgrade.ts'
import { belogradchik } from './places/belogradchik.ts'
import { bodrum } from './places/bodrum.ts'
import { borovets } from './places/borovets.ts'
import { bozhentsi } from './places/bozhentsi.ts'
import { brasov } from './places/brasov.ts'
import { bucharest } from './places/bucharest.ts'
import { burgas } from './places/burgas.ts'
import { chania } from './places/chania.ts'
import { chepelare } from './places/chepelare.ts'
import { devin } from './places/devin.ts'
import { dobrinishte } from './places/dobrinishte.ts'
import { dubai } from './places/dubai.ts'
import { dubrovnik } from './places/dubrovnik.ts'
import { goldenSands } from './places/golden-sands.ts'
import { goreme } from './places/goreme.ts'
import { hanioti } from './places/hanioti.ts'
import { hisarya } from './places/hisarya.ts'
import { istanbul } from './places/istanbul.ts'
import { kazanlak } from './places/kazanlak.ts'
import { koprivshtitsa } from './places/koprivshtitsa.ts'
import { kovachevitsa } from './places/kovachevitsa.ts'
import { leshten } from './places/leshten.ts'
import { lozenets } from './places/lozenets.ts'
import { maafushi } from './places/maafushi.ts'
import { melnik } from './places/melnik.ts'
import { nesebar } from './places/nesebar.ts'
import { obzor } from './places/obzor.ts'
import { ohrid } from './places/ohrid.ts'
import { oreshak } from './places/oreshak.ts'
import { pamporovo } from './places/pamporovo.ts'
import { pavelBanya } from './places/pavel-banya.ts'
import { plovdiv } from './places/plovdiv.ts'
import { pomorie } from './places/pomorie.ts'
import { primorsko } from './places/primorsko.ts'
import { ribaritsa } from './places/ribaritsa.ts'
import { rilaMonastery } from './places/rila-monastery.ts'
import { rome } from './places/rome.ts'
import { ruse } from './places/ruse.ts'
import { sandanski } from './places/sandanski.ts'
import { santorini } from './places/santorini.ts'
import { shirokaLaka } from './places/shiroka-laka.ts'
import { sinemorets } from './places/sinemorets.ts'
import { skopje } from './places/skopje.ts'
import { sofia } from './places/sofia.ts'
import { sozopol } from './places/sozopol.ts'
import { split } from './places/split.ts'
import { staraZagora } from './places/stara-zagora.ts'
import { sunnyBeach } from './places/sunny-beach.ts'
import { svetiVlas } from './places/sveti-vlas.ts'
import { thasos } from './places/thasos.ts'
import { thessaloniki } from './places/thessaloniki.ts'
import { tryavna } from './places/tryavna.ts'
import { tsarevo } from './places/tsarevo.ts'
import { ubud } from './places/ubud.ts'
import { varna } from './places/varna.ts'
import { varshets } from './places/varshets.ts'
import { velikoTarnovo } from './places/veliko-tarnovo.ts'
import { velingrad } from './places/velingrad.ts'
import { venice } from './places/venice.ts'
import { vidin } from './places/vidin.ts'
import { vienna } from './places/vienna.ts'
import { zellAmSee } from './places/zell-am-see.ts'
import { zheravna } from './places/zheravna.ts'
import { zlatibor } from './places/zlatibor.ts'
import type { Portrait } from './portrait.ts'

/** Destinations with a portrait of their own, by the destination's key. */
export const PORTRAITS: Readonly<Record<string, Portrait>> = {
  sozopol,
  burgas,
  pomorie,
  primorsko,
  lozenets,
  tsarevo,
  sinemorets,
  ahtopol,
  nesebar,
  'sunny-beach': sunnyBeach,
  'sveti-vlas': svetiVlas,
  obzor,
  varna,
  'golden-sands': goldenSands,
  albena,
  balchik,
  bansko,
  borovets,
  pamporovo,
  chepelare,
  dobrinishte,
  'rila-monastery': rilaMonastery,
  velingrad,
  sandanski,
  hisarya,
  devin,
  varshets,
  ribaritsa,
  oreshak,
  sofia,
  plovdiv,
  'veliko-tarnovo': velikoTarnovo,
  ruse,
  vidin,
  'stara-zagora': staraZagora,
  kazanlak,
  'pavel-banya': pavelBanya,
  melnik,
  zheravna,
  bozhentsi,
  leshten,
  koprivshtitsa,
  tryavna,
  arbanasi,
  'shiroka-laka': shirokaLaka,
  belogradchik,
  kovachevitsa,
  santorini,
  thessaloniki,
  hanioti,
  thasos,
  chania,
  athens,
  istanbul,
  antalya,
  bodrum,
  goreme,
  bucharest,
  brasov,
  ohrid,
  skopje,
  belgrade,
  zlatibor,
  dubrovnik,
  split,
  rome,
  venice,
  vienna,
  'zell-am-see': zellAmSee,
  dubai,
  maafushi,
  ubud,
}
