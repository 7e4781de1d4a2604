/** The look of the room: import once, at the start of the page. */
import "virtual:tokens.css";
import "./fonts.css";
import "./base.css";
import "./controls.css";
import "./motion.css";
