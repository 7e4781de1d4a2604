/** Drawings that every screen needs: icons and the cloth of the seats. */
import icons from "../look/icons.svg?sheet";
import cloth from "./sheets/cloth.svg?sheet";

export const COMMON = [icons, cloth] as const;
