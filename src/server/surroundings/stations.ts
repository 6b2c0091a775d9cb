import type { Landmark } from './surroundings.service.ts'

type Station = (bg: string, en: string, latitude: number, longitude: number) => Landmark

const stationOf =
  (kind: Landmark['kind']): Station =>
  (bg, en, latitude, longitude) => ({ kind, code: null, name: { bg, en }, latitude, longitude })
const railway = stationOf('railway_station')
const bus = stationOf('bus_station')

/**
 * The main railway and bus stations in the countries that the demo knows and around them. Written by hand; entrances as maps
 * show them, to a hundred metres. A station whose place is not known so well is left out: none is better than a wrong one.
 */
export const stations: readonly Landmark[] = [
  // Bulgaria
  railway('София, Централна гара', 'Sofia Central', 42.712, 23.321),
  bus('София, Централна автогара', 'Sofia Central Bus Station', 42.712, 23.323),
  railway('Пловдив, Централна гара', 'Plovdiv Central', 42.134, 24.741),
  bus('Пловдив, автогара Юг', 'Plovdiv South Bus Station', 42.134, 24.743),
  railway('Варна', 'Varna', 43.198, 27.912),
  railway('Бургас', 'Burgas', 42.491, 27.473),
  railway('Русе', 'Ruse', 43.834, 25.956),
  // Romania and Serbia
  railway('Букурещ Норд', 'București Nord', 44.446, 26.074),
  railway('Брашов', 'Brașov', 45.66, 25.613),
  railway('Тимишоара Норд', 'Timișoara Nord', 45.751, 21.207),
  railway('Клуж-Напока', 'Cluj-Napoca', 46.785, 23.586),
  railway('Белград Център', 'Beograd Centar', 44.795, 20.456),
  railway('Ниш', 'Niš', 43.316, 21.877),
  railway('Нови Сад', 'Novi Sad', 45.266, 19.829),
  // North Macedonia, Croatia, Slovenia
  railway('Скопие', 'Skopje', 41.991, 21.446),
  railway('Сплит', 'Split', 43.504, 16.442),
  bus('Сплит', 'Split', 43.504, 16.442),
  railway('Загреб, Главна гара', 'Zagreb Glavni kolodvor', 45.805, 15.979),
  railway('Любляна', 'Ljubljana', 46.058, 14.511),
  // Greece and Türkiye
  railway('Атина', 'Athens', 37.992, 23.721),
  railway('Солун', 'Thessaloniki', 40.644, 22.929),
  railway('Истанбул, Халкалъ', 'Istanbul Halkalı', 41.018, 28.766),
  railway('Истанбул, Сьоютлючешме', 'Istanbul Söğütlüçeşme', 40.992, 29.037),
  bus('Истанбул, Есенлер', 'Istanbul Esenler', 41.04, 28.894),
  railway('Анкара', 'Ankara', 39.936, 32.844),
  // Italy
  railway('Рим Термини', 'Roma Termini', 41.901, 12.502),
  railway('Рим Тибуртина', 'Roma Tiburtina', 41.911, 12.531),
  railway('Венеция Санта Лучия', 'Venezia Santa Lucia', 45.441, 12.321),
  railway('Венеция Местре', 'Venezia Mestre', 45.482, 12.232),
  railway('Падуа', 'Padova', 45.418, 11.881),
  railway('Верона Порта Нуова', 'Verona Porta Nuova', 45.429, 10.982),
  railway('Болоня Централе', 'Bologna Centrale', 44.506, 11.343),
  railway('Флоренция Санта Мария Новела', 'Firenze Santa Maria Novella', 43.776, 11.248),
  railway('Милано Централе', 'Milano Centrale', 45.486, 9.204),
  railway('Неапол Централе', 'Napoli Centrale', 40.853, 14.272),
  // Austria and its neighbours
  railway('Виена, Главна гара', 'Wien Hauptbahnhof', 48.185, 16.376),
  railway('Виена Майдлинг', 'Wien Meidling', 48.174, 16.334),
  bus('Виена, Ердберг', 'Vienna Erdberg', 48.191, 16.413),
  railway('Цел ам Зее', 'Zell am See', 47.321, 12.797),
  railway('Залцбург, Главна гара', 'Salzburg Hauptbahnhof', 47.813, 13.045),
  railway('Инсбрук, Главна гара', 'Innsbruck Hauptbahnhof', 47.263, 11.401),
  railway('Линц, Главна гара', 'Linz Hauptbahnhof', 48.29, 14.292),
  railway('Грац, Главна гара', 'Graz Hauptbahnhof', 47.073, 15.417),
  railway('Братислава, Главна гара', 'Bratislava hlavná stanica', 48.158, 17.106),
  railway('Мюнхен, Главна гара', 'München Hauptbahnhof', 48.14, 11.559),
  railway('Будапеща Келети', 'Budapest Keleti', 47.5, 19.084),
]
