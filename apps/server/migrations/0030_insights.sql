CREATE TABLE "insight_counts" (
	"brand" text NOT NULL,
	"day" date NOT NULL,
	"market" text NOT NULL,
	"counter" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "insight_counts_brand_market_counter_day_name_pk" PRIMARY KEY("brand","market","counter","day","name")
);
--> statement-breakpoint
CREATE TABLE "insight_order_days" (
	"brand" text NOT NULL,
	"day" date NOT NULL,
	"market" text NOT NULL,
	"orders" integer NOT NULL,
	"revenue_minor" bigint NOT NULL,
	CONSTRAINT "insight_order_days_brand_market_day_pk" PRIMARY KEY("brand","market","day")
);
--> statement-breakpoint
CREATE TABLE "insight_sale_days" (
	"brand" text NOT NULL,
	"day" date NOT NULL,
	"market" text NOT NULL,
	"product_key" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"url" text NOT NULL,
	"pieces" integer NOT NULL,
	"revenue_minor" bigint NOT NULL,
	CONSTRAINT "insight_sale_days_brand_market_day_product_key_pk" PRIMARY KEY("brand","market","day","product_key")
);
--> statement-breakpoint
CREATE TABLE "insight_visit_days" (
	"brand" text NOT NULL,
	"day" date NOT NULL,
	"market" text NOT NULL,
	"device" text NOT NULL,
	"furthest" smallint NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "insight_visit_days_brand_market_day_device_furthest_pk" PRIMARY KEY("brand","market","day","device","furthest")
);
--> statement-breakpoint
CREATE TABLE "insight_visits" (
	"brand" text NOT NULL,
	"visit_hash" text NOT NULL,
	"day" date NOT NULL,
	"market" text NOT NULL,
	"device" text NOT NULL,
	"furthest" smallint NOT NULL,
	CONSTRAINT "insight_visits_brand_visit_hash_pk" PRIMARY KEY("brand","visit_hash")
);
--> statement-breakpoint
CREATE TABLE "insight_vitals" (
	"brand" text NOT NULL,
	"day" date NOT NULL,
	"market" text NOT NULL,
	"page_kind" text NOT NULL,
	"device" text NOT NULL,
	"vital" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "insight_vitals_brand_market_day_page_kind_device_vital_bucket_pk" PRIMARY KEY("brand","market","day","page_kind","device","vital","bucket")
);
--> statement-breakpoint
CREATE INDEX "insight_counts_day" ON "insight_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "insight_order_days_day" ON "insight_order_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "insight_sale_days_day" ON "insight_sale_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "insight_visit_days_day" ON "insight_visit_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "insight_visits_day" ON "insight_visits" USING btree ("brand","day");--> statement-breakpoint
CREATE INDEX "insight_vitals_day" ON "insight_vitals" USING btree ("day");