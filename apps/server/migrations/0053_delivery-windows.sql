ALTER TABLE "delivery_capacities" ADD COLUMN "time_window" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_loads" ADD COLUMN "time_window" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_places" ADD COLUMN "part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_places" ADD COLUMN "time_window" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_capacities" DROP CONSTRAINT "delivery_capacities_zone_service_day_pk";--> statement-breakpoint
ALTER TABLE "delivery_loads" DROP CONSTRAINT "delivery_loads_zone_service_day_pk";--> statement-breakpoint
ALTER TABLE "delivery_places" DROP CONSTRAINT "delivery_places_pkey";--> statement-breakpoint
ALTER TABLE "delivery_capacities" ADD CONSTRAINT "delivery_capacities_zone_service_day_time_window_pk" PRIMARY KEY("zone","service","day","time_window");--> statement-breakpoint
ALTER TABLE "delivery_loads" ADD CONSTRAINT "delivery_loads_zone_service_day_time_window_pk" PRIMARY KEY("zone","service","day","time_window");--> statement-breakpoint
ALTER TABLE "delivery_places" ADD CONSTRAINT "delivery_places_order_id_part_time_window_pk" PRIMARY KEY("order_id","part","time_window");
